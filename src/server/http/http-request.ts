import type { HeaderFields } from './header-fields.ts';
import type { RequestLine } from './request-line.ts';

export interface HttpRequest extends RequestLine {
  readonly fields: HeaderFields['values'];
}
