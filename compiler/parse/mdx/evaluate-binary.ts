import { notConstant, type Evaluated } from './expression.ts';

/** Evaluates an operator on two constants. Only strings and numbers are compared and added, each with its own type. */
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
  // JSON can't represent `NaN` and `Infinity`.
  return value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? notConstant : value;
}

function isObject(value: Evaluated): boolean {
  return typeof value === 'object' && value !== null;
}
