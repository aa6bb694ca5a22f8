/**
 * The components as one module of the service, whose own documents they show:
 * `<script type="module" src="https://scripture.example.org/components.js"></script>`.
 */
import { setDefaultService } from '../../client/src/components.ts';

export * from '../../client/src/components.ts';

setDefaultService(new URL('.', import.meta.url));
