import { allBooks } from '../../model/books.ts';

const order = new Map(allBooks().map(({ id }, at) => [id, at]));

/** A number to sort books by: theirs in the canon; those that no one knows come last. */
export function bookOrder(book: string): number {
  return order.get(book) ?? order.size;
}
