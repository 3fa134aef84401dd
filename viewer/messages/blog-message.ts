import { blogMessages } from '../../corpus/messages/blog.ts';
import { createCountTranslator } from './count-translator.ts';
import { createTranslator } from './translator.ts';

export const { message: blogMessage } = createTranslator(blogMessages);
export const countBlogMessage = createCountTranslator(blogMessages);
