import { offlineMessages } from '../../corpus/messages/offline.ts';
import { createTranslator } from './translator.ts';

export const { message: offlineMessage } = createTranslator(offlineMessages);
