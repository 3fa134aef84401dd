import { offlineMessages } from '../../corpus/messages/offline.ts';
import { speak } from './speak.ts';

export const { message: offlineMessage } = speak(offlineMessages);
