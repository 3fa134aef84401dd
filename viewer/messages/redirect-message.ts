import { redirectMessages } from '../../corpus/messages/redirect.ts';
import { speak } from './speak.ts';

export const { message: redirectMessage, richMessage: richRedirectMessage } = speak(redirectMessages);
