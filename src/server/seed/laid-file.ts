/** A file of the demonstration and the id under which records refer to it. */
export interface LaidFile {
  id: string;
  size: number;
  sha256: string;
  from: URL;
}
