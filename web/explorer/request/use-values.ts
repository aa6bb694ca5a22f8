import { useEffect, useState } from 'preact/hooks';
import type { Operation } from '../description/operations.ts';
import { readDocument } from '../service.ts';
import type { Values } from './request-path.ts';
import { firstValues, type SettledValues, settleValues } from './settle-values.ts';

/** The values of an operation's parameters, and what else they may be once the service has said it. */
export function useValues(
  operation: Operation,
  asked: Values,
): SettledValues & { readonly isSettled: boolean } {
  const key = JSON.stringify([operation.id, asked]);
  const [settled, settle] = useState<SettledValues & { readonly key?: string }>(
    firstValues(operation, asked),
  );
  useEffect(() => {
    let isLeft = false;
    settleValues(operation, asked, readDocument).then((found) => isLeft || settle({ ...found, key }));
    return () => {
      isLeft = true;
    };
  }, [key]);
  if (settled.key === key) return { ...settled, isSettled: true };
  const { values } = firstValues(operation, { ...settled.values, ...asked });
  return { values, choices: settled.choices, isSettled: false };
}
