/** A script that runs before the text of a page appears: colours and size are at once those that this device remembers. */
import { applyRememberedLook } from '../reader/look.ts';

applyRememberedLook();
