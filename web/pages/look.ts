/** Runs before the text of a page appears, and applies the colours and the text size that are stored on this device. */
import { applyRememberedLook } from '../reader/look.ts';

applyRememberedLook();
