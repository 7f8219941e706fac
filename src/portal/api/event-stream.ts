export interface StreamedEvent {
  id: string | null;
  event: string;
  data: string;
}

/** Splits the text of a server-sent stream into its events; pieces may break anywhere. */
export function eventSplitter(): (piece: string) => StreamedEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const event = eventIn(block);
      return event ? [event] : [];
    });
  };
}

function eventIn(block: string): StreamedEvent | null {
  const found: StreamedEvent = { id: null, event: 'message', data: '' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const field = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') found.id = value;
    else if (field === 'event') found.event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { ...found, data: data.join('\n') };
}
