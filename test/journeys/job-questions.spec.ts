import { expect, test } from '@playwright/test'
import { publishedJob } from './applications.ts'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'
