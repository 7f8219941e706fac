import type { Readable } from 'node:stream';
import sax from 'sax';
import { Unreadable } from './unreadable.ts';

export interface Heard {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Reads XML as it comes, names without their prefixes; after each piece the caller may hand on what it has. */
export async function* hearXml(stream: Readable, heard: Heard): AsyncGenerator<void> {
  const parser = sax.parser(true);
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  const handlers: Partial<sax.SAXParser> = {
    onopentag: ({ name, attributes }) => heard.open(bare(name), attributes as Record<string, string>),
    ontext: (text) => heard.text(text),
    oncdata: (text) => heard.text(text),
    onclosetag: (name) => heard.close(bare(name)),
    onerror() {
      throw new Unreadable('brokenWorkbook');
    },
  };
  Object.assign(parser, handlers);
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    parser.close();
    yield;
  } catch (error) {
    // What cannot be unpacked is as broken as what cannot be read.
    throw error instanceof Unreadable ? error : new Unreadable('brokenWorkbook');
  } finally {
    stream.destroy();
  }
}

/** Hears all of it. */
export async function heardWhole(stream: Readable, heard: Heard): Promise<void> {
  for await (const _ of hearXml(stream, heard));
}
