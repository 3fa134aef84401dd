import { listMessages } from '../../corpus/messages/lists.ts';
import { createTranslator } from './translator.ts';

export const { message: listMessage, countMessage: countListMessage } = createTranslator(listMessages);
