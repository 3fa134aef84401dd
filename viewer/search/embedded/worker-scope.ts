import type { Answer, Question } from './messages.ts';

const scope = self as unknown as {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Question>) => void): void;
};

/** The end of the conversation that is in the worker. */
export const workerScope = {
  // The answer goes back to the page that started the worker, and to no other.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  post: (answer: Answer) => scope.postMessage(answer),
  listen: (hear: (question: Question) => void) => scope.addEventListener('message', ({ data }) => hear(data)),
};
