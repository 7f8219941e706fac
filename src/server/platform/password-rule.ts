/** As the contract has it of a password that somebody chooses. */
const SHORTEST = 10;
const LONGEST = 200;
export const LEAST_DIFFERENT = 5;

/** The same few characters again and again: long, and yet soon tried. */
export function isPlain(password: string): boolean {
  return new Set(password).size < LEAST_DIFFERENT;
}

/** A password that came by a setting or a command, as it is. */
export function fitPassword(name: string, password: string): string {
  if (password.length >= SHORTEST && password.length <= LONGEST && !isPlain(password)) return password;
  throw new Error(
    `${name} must have ${SHORTEST} to ${LONGEST} characters, ${LEAST_DIFFERENT} different ones among them.`,
  );
}
