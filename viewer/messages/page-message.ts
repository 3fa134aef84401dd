import { listMessages, notFoundMessages, redirectMessages, sideMenuMessages } from '../../corpus/messages/pages.ts';
import { createCountTranslator } from './count-translator.ts';
import { createTranslator } from './translator.ts';

/** Of what the first page of docs does without. */
const messages = { ...listMessages, ...notFoundMessages, ...redirectMessages, ...sideMenuMessages };
export const { message: pageMessage, richMessage: richPageMessage } = createTranslator(messages);
export const countPageMessage = createCountTranslator(messages);
