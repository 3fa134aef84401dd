import { liveCodeMessages } from '../../compiler/corpus/messages/live-code.ts';
import { speak } from './speak.ts';

export const { message: liveCodeMessage } = speak(liveCodeMessages);
