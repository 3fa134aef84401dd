import { colorGeneratorMessages } from '../../corpus/messages/color-generator.ts';
import { speak } from './speak.ts';

export const { message: colorGeneratorMessage } = speak(colorGeneratorMessages);
