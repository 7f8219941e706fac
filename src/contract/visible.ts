import { VISIBLE } from '../../machines/shared/blank.ts';
import { isObject, type Json } from './bundle.ts';

/** Every text of which something is wanted (`minLength`) and whose form nothing else rules but its lines has a character that is seen. */
export function withVisibleTexts<Node extends Json>(node: Node): Node;
export function withVisibleTexts(node: Json): Json {
  if (Array.isArray(node)) return node.map(withVisibleTexts);
  if (!isObject(node)) return node;
  const read = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withVisibleTexts(value)]));
  return isWantedText(read) ? { ...read, pattern: VISIBLE } : read;
}

function isWantedText({ type, minLength, pattern, format }: { [key: string]: Json }): boolean {
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  const isFree = pattern === undefined && (format === undefined || format === 'line' || format === 'lines');
  return isText && isFree && typeof minLength === 'number' && minLength > 0;
}
