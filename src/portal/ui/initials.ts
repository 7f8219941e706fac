/** "Muhammad Aslam Bhatti" is MA; letters of the Arabic script keep a space between, or they would join. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter);
  return letters.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toLocaleUpperCase();
}
