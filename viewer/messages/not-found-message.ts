import { notFoundMessages } from '../../corpus/messages/not-found.ts';
import { speak } from './speak.ts';

export const { message: notFoundMessage } = speak(notFoundMessages);
