import { Agent, request } from 'node:http';

export interface Shot {
  method: 'GET' | 'PUT';
  path: string;
  body?: object;
}

/**
 * Keeps 10 connections busy for some seconds.
 * @param next the next request, or null when there is nothing left to ask
 * @returns answers a second; every one must be 200
 */
export async function load(
  origin: string,
  token: string | null,
  seconds: number,
  next: () => Shot | null,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const started = performance.now();
  const loop = async () => {
    while (performance.now() < until) {
      const shot = next();
      if (!shot) return;
      const status = await fire(agent, origin, token, shot);
      if (status !== 200) throw new Error(`${shot.method} ${shot.path} answered ${status}`);
      done++;
    }
  };
  await Promise.all(Array.from({ length: 10 }, loop));
  const rate = (done / (performance.now() - started)) * 1000;
  agent.destroy();
  return rate;
}

function fire(agent: Agent, origin: string, token: string | null, { method, path, body }: Shot): Promise<number> {
  const payload = body ? JSON.stringify(body) : undefined;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { method, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}
