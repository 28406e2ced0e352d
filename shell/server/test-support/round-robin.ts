import { Agent, request } from 'node:http';
import { isReady } from './shell-process';

const LOOK_EVERY_MS = 50;

/** Sends requests to the ready ones of several processes in turn, as a load balancer does. */
export type RoundRobin = {
  /** Returns the status of the answer, or the code of the error. */
  readonly ask: (path: string) => Promise<number | string>;
  readonly stop: () => void;
};

/** Starts a load balancer that keeps connections to processes on these ports, and reads their readiness. */
export function startRoundRobin(ports: readonly number[]): RoundRobin {
  const agent = new Agent({ keepAlive: true });
  let ready = ports;
  let turn = 0;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const answers = await Promise.all(ports.map(isReady));
    ready = ports.filter((_port, index) => answers[index]);
    isLooking = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    ask: (path) => {
      turn += 1;
      const port = ready[turn % ready.length];
      return new Promise((resolve) => {
        request({ host: '127.0.0.1', port, path, agent }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        })
          .on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
          .end();
      });
    },
    stop: () => {
      clearInterval(timer);
      agent.destroy();
    },
  };
}
