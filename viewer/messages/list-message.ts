import { listMessages } from '../../corpus/messages/lists.ts';
import { speak } from './speak.ts';

export const { message: listMessage, countMessage: countListMessage } = speak(listMessages);
