<?php

declare(strict_types=1);
ini_set('display_errors', '0');

/** The fields with the numbers of their error elements, their rules, and the reply that shows the field. */
const FIELDS = [
    'Name' => ['id' => 1, 'rule' => '/^.{1,100}$/suD', 'reply' => null],
    'Email' => ['id' => 2, 'rule' => '/^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/uD', 'reply' => 'email'],
    'Phone' => ['id' => 3, 'rule' => '/^\+?([0-9] ?){9,15}$/D', 'reply' => 'call'],
    'Message' => ['id' => 4, 'rule' => '/^.{1,2000}$/suD', 'reply' => null],
];
const MAX_BYTES = 50_000;
/** Above the folder that the server publishes. */
const FOLDER = __DIR__ . '/..';

/** Fills in the page: {{#key}}…{{/key}} stays if the key has a value, {{key}} becomes the escaped value. */
function render(array $values): string
{
    $keep = fn (array $found) => empty($values[$found[1]]) ? '' : $found[2];
    $fill = fn (array $found) => htmlspecialchars($values[$found[1]] ?? '', ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    $template = file_get_contents(FOLDER . '/contact.html');
    $shown = preg_replace_callback('/{{#(.+?)}}(.*?){{\/\1}}/s', $keep, $template);
    return preg_replace_callback('/{{(.+?)}}/', $fill, $shown);
}

/** Returns the text of a field. A visitor can post a list in its place. */
function textOf(string $name): string
{
    $form = is_array($_POST['form'] ?? null) ? $_POST['form'] : [];
    $value = $form[$name] ?? '';
    return is_string($value) ? trim(str_replace("\r\n", "\n", $value)) : '';
}

/** Returns the reply, the values, and the names of invalid fields. A hidden field is neither checked nor stored. */
function check(): array
{
    $reply = textOf('Reply') === 'call' ? 'call' : 'email';
    $shown = array_filter(FIELDS, fn (array $field) => in_array($field['reply'], [null, $reply], true));
    $names = array_keys($shown);
    $row = array_combine($names, array_map(textOf(...), $names));
    $invalid = array_filter($names, fn (string $name) => preg_match(FIELDS[$name]['rule'], $row[$name]) !== 1);
    return [$reply, $row, array_values($invalid)];
}

/** Answers a validation call. The texts are in the error elements of the page. */
function sendValidation(array $invalid): void
{
    header('Content-Type: application/json');
    echo json_encode([
        'formComponents' => array_column(FIELDS, 'id'),
        'invalidComponents' => array_map(fn (string $name) => FIELDS[$name]['id'], $invalid),
    ]);
}

function sendPage(string $token, array $parts, string $reply = 'email', array $row = [], array $invalid = []): void
{
    $values = [...$parts, ...$row, 'token' => $token, "Reply.$reply" => 'checked'];
    foreach (array_keys(FIELDS) as $name) {
        $values["$name.class"] = in_array($name, $invalid, true) ? 'formError' : 'formNoError';
    }
    $lasting = ['expires' => time() + 3600, 'path' => '/', 'httponly' => true, 'samesite' => 'Lax'];
    setcookie('csrf', $token, $lasting);
    header('Content-Type: text/html; charset=utf-8');
    echo render($values);
}

function store(array $row): void
{
    $line = json_encode(['at' => gmdate('c'), ...$row], JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
    file_put_contents(FOLDER . '/rows.jsonl', "$line\n", FILE_APPEND | LOCK_EX);
}

function answer(): void
{
    header('Cache-Control: no-store');
    header('X-Content-Type-Options: nosniff');
    $cookie = $_COOKIE['csrf'] ?? null;
    $isToken = is_string($cookie) && preg_match('/^[0-9a-f]{32}$/D', $cookie);
    $token = $isToken ? $cookie : bin2hex(random_bytes(16));
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        $sent = isset($_GET['sent']);
        sendPage($token, ['sent' => $sent, 'form' => !$sent]);
        return;
    }
    if ((int) ($_SERVER['CONTENT_LENGTH'] ?? PHP_INT_MAX) > MAX_BYTES) {
        http_response_code(413);
        return;
    }
    [$reply, $row, $invalid] = check();
    if (isset($_GET['validate'])) {
        sendValidation($invalid);
    } elseif (($_POST[$token] ?? null) !== '1') {
        // Everything is marked when the token is refused: with the message it is the sign for one more try.
        sendPage($token, ['form' => true, 'refused' => true], $reply, $row, array_keys(FIELDS));
    } elseif ($invalid !== []) {
        sendPage($token, ['form' => true], $reply, $row, $invalid);
    } else {
        store($row);
        header('Location: ?sent', true, 303);
    }
}

answer();
