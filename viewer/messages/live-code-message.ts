import { liveCodeMessages } from '../../corpus/messages/live-code.ts';
import { speak } from './speak.ts';

export const { message: liveCodeMessage } = speak(liveCodeMessages);
