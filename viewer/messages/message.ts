import { layoutMessages } from '../../corpus/messages/layout.ts';
import { speak } from './speak.ts';

export const { message, richMessage } = speak(layoutMessages);
