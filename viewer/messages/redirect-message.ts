import { redirectMessages } from '../../corpus/messages/redirect.ts';
import { createTranslator } from './translator.ts';

export const { message: redirectMessage, richMessage: richRedirectMessage } = createTranslator(redirectMessages);
