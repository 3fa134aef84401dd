import { interpolate, type InterpolateValues } from '../../messages/interpolate.ts';

export interface InterpolateProps {
  children: string;
  values?: InterpolateValues;
}

export function Interpolate({ children, values }: InterpolateProps) {
  if (typeof children !== 'string')
    throw new Error('<Interpolate> takes text as its only child: put an expression in braces, as in {`…`}.');
  return interpolate(children, values);
}
