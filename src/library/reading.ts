import type { Transaction } from 'lmdb';

/** Which state of the store is read: that of the transaction, or the one of now. */
export interface Reading {
  readonly transaction?: Transaction;
}
