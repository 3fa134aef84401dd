import { listMessages, notFoundMessages, redirectMessages, sideMenuMessages } from '../../corpus/messages/pages.ts';
import { createTranslator } from './translator.ts';

/** Of what the first page of docs does without. */
export const {
  message: pageMessage,
  richMessage: richPageMessage,
  countMessage: countPageMessage,
} = createTranslator({
  ...listMessages,
  ...notFoundMessages,
  ...redirectMessages,
  ...sideMenuMessages,
});
