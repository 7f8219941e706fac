import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line between browser and product that can be cut: nobody is reached on it until it is mended. */
export interface Line {
  /** What the browser is given instead of the product's own address. */
  origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Lets the next request that holds this text through to the product, and cuts the line before its answer. */
  cutAnswerTo(text: string): Promise<void>;
  /** Lets requests that hold this text through to the product, and keeps back their answers until what comes back is called. */
  holdAnswersTo(text: string): () => void;
  close(): Promise<void>;
}

export async function lineTo(origin: string): Promise<Line> {
  const target = new URL(origin);
  const sockets = new Set<Socket>();
  let held: { text: string; letGo: (() => void)[] } | undefined;
  let swallowed: { text: string; done: () => void } | undefined;
  let server: Server;
  let port = 0;

  const join = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    let isMute = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (piece) => {
      isMute ||= swallowed !== undefined && piece.includes(swallowed.text);
      if (held && piece.includes(held.text)) {
        far.pause();
        held.letGo.push(() => far.resume());
      }
      far.write(piece);
    });
    far.on('data', (piece) => {
      if (!isMute) near.write(piece);
      else void cut().then(() => swallowed?.done());
    });
  };

  async function mend(): Promise<void> {
    server = createServer(join);
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address && typeof address === 'object') port = address.port;
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  return {
    origin: `http://127.0.0.1:${port}`,
    cut,
    mend,
    async cutAnswerTo(text) {
      await new Promise<void>((done) => {
        swallowed = { text, done };
      });
      swallowed = undefined;
    },
    holdAnswersTo(text) {
      const letGo: (() => void)[] = [];
      held = { text, letGo };
      return () => {
        held = undefined;
        for (const go of letGo) go();
      };
    },
    close: cut,
  };
}
