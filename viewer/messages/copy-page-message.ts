import { copyPageMessages } from '../../compiler/corpus/messages/copy-page.ts';
import { speak } from './speak.ts';

export const { message: copyPageMessage } = speak(copyPageMessages);
