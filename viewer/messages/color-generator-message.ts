import { colorGeneratorMessages } from '../../corpus/messages/color-generator.ts';
import { createTranslator } from './translator.ts';

export const { message: colorGeneratorMessage } = createTranslator(colorGeneratorMessages);
