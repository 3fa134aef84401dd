import { notConstant, type Evaluated } from './expression.ts';

/** Evaluates a binary operator on two constants. Comparison and addition require two strings or two numbers. */
export function evaluateBinary(operator: string, left: Evaluated, right: Evaluated): Evaluated {
  if (left === notConstant || right === notConstant) return notConstant;
  if (operator === '===' || operator === '!==') {
    if (isObject(left) || isObject(right)) return notConstant;
    return (left === right) === (operator === '===');
  }
  if (typeof left === 'number' && typeof right === 'number') return calculate(operator, left, right);
  const isText = (value: Evaluated) => typeof value === 'string' || typeof value === 'number';
  return operator === '+' && isText(left) && isText(right) ? `${String(left)}${String(right)}` : notConstant;
}

const calculations: Readonly<Record<string, (left: number, right: number) => number | boolean>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

function calculate(operator: string, left: number, right: number): Evaluated {
  const value = calculations[operator]?.(left, right);
  // JSON has no `NaN` or `Infinity`, so such a result isn't a constant.
  return value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? notConstant : value;
}

function isObject(value: Evaluated): boolean {
  return typeof value === 'object' && value !== null;
}
