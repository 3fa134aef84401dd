import { copyPageMessages } from '../../corpus/messages/copy-page.ts';
import { speak } from './speak.ts';

export const { message: copyPageMessage } = speak(copyPageMessages);
