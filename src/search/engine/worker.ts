import { answerCalls } from '#src/lib/workerCalls.ts';
import { createService, type Service } from './service.ts';

answerCalls<Service>(createService());
