import type { Answer, Question } from './messages.ts';

const scope = self as unknown as {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Question>) => void): void;
};

/** The worker's side of the conversation. */
export const workerScope = {
  // The answer goes only to the page that started the worker.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  post: (answer: Answer) => scope.postMessage(answer),
  listen: (hear: (question: Question) => void) => scope.addEventListener('message', ({ data }) => hear(data)),
};
