import type { Answer, Question } from './messages.ts';

const scope = self as unknown as {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Question>) => void): void;
};

/** Sends and receives messages in the worker. */
export const workerScope = {
  // `postMessage` sends the message only to the page that started the worker, so `postMessage` takes no target origin.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  post: (answer: Answer) => scope.postMessage(answer),
  listen: (hear: (question: Question) => void) => scope.addEventListener('message', ({ data }) => hear(data)),
};
