/**
 * The load balancer with health checks in front of the nodes. It retries a read on another node if the first did not
 * answer, and a write only if no connection was made, so that nothing is written twice.
 */
import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest, type TestResponse } from '@site/testing/send-request';
import type { RequestOptions, SendRequest } from '../compose/http-client';

const timeoutMs = 10_000;
const checkEveryMs = 250;
const checkTimeoutMs = 1000;
const unsent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const unavailable = new Set([502, 503, 504]);

export interface Balancer {
  readonly send: SendRequest;
  readonly stop: () => Promise<void>;
}

/** @param nodes addresses @param host the site's name, whose certificate the edges show */
export function createBalancer(nodes: readonly string[], host: string): Balancer {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false });
  const healthy = new Set(nodes);
  let turn = 0;
  let isOver = false;

  const one = (node: string, path: string, options: RequestOptions, limitMs: number) =>
    sendRequest(`https://${node}`, {
      ...{ path, agent, servername: host, limitMs },
      ...options,
      headers: { ...options.headers, Host: host },
    });
  const check = async (node: string) => {
    while (!isOver) {
      const isUp = await one(node, '/release.json', {}, checkTimeoutMs).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isUp) healthy.add(node);
      else healthy.delete(node);
      await pause(checkEveryMs);
    }
  };
  const checks = nodes.map(check);

  /** Healthy nodes first, in turn. */
  const inTurn = () => {
    turn += 1;
    const rotated = nodes.map((_, index) => nodes[(index + turn) % nodes.length] ?? '');
    return [
      ...rotated.filter((node) => healthy.has(node)),
      ...rotated.filter((node) => !healthy.has(node)),
    ];
  };

  return {
    async send(path, options = {}) {
      const isRead = options.method === undefined;
      let last: TestResponse | Error = new Error('there is no node');
      for (const node of inTurn()) {
        try {
          const response = await one(node, path, options, timeoutMs);
          if (!isRead || !unavailable.has(response.status)) return response;
          last = response;
        } catch (error) {
          last = error as Error;
          healthy.delete(node);
          if (!isRead && !unsent.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
        }
      }
      if (last instanceof Error) throw last;
      return last;
    },
    async stop() {
      isOver = true;
      await Promise.all(checks);
      agent.destroy();
    },
  };
}
