import { listMessages, notFoundMessages, redirectMessages, sideMenuMessages } from '../../corpus/messages/pages.ts';
import { createCountTranslator } from './count-translator.ts';
import { createTranslator } from './translator.ts';

/** UI strings that docs pages do not need. */
const messages = { ...listMessages, ...notFoundMessages, ...redirectMessages, ...sideMenuMessages };
export const { message: pageMessage, richMessage: richPageMessage } = createTranslator(messages);
export const countPageMessage = createCountTranslator(messages);
