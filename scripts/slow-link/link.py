"""
A phone's link between this machine (10.77.0.1) and the network namespace `visitor` (10.77.0.2): 150 ms a round trip, 1.6 and
0.75 Mbit/s. Two TUN devices with real TCP at both ends. Needs root, writes "ready", ends with SIGTERM.
"""
import ctypes
import fcntl
import heapq
import os
import select
import struct
import subprocess
import time

DELAY, LONGEST_QUEUE = 0.075, 1.0  # seconds; what would wait longer is dropped
TUNSETIFF, TUN_WITHOUT_HEADERS, CLONE_NEWNET = 0x400454CA, 0x1001, 0x40000000


def device(name, own, peer):
    fd = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(fd, TUNSETIFF, struct.pack('16sH', name.encode(), TUN_WITHOUT_HEADERS))
    subprocess.check_call(['ip', 'addr', 'add', own, 'peer', peer, 'dev', name])
    subprocess.check_call(['ip', 'link', 'set', name, 'up'])
    return fd


def enter(namespace):
    assert ctypes.CDLL('libc.so.6').setns(namespace, CLONE_NEWNET) == 0, 'setns needs root'


if not os.path.exists('/run/netns/visitor'):
    subprocess.check_call(['ip', 'netns', 'add', 'visitor'])
here, there = (os.open(name, os.O_RDONLY) for name in ('/proc/self/ns/net', '/run/netns/visitor'))
server = device('slow0', '10.77.0.1', '10.77.0.2')
enter(there)
subprocess.check_call(['ip', 'link', 'set', 'lo', 'up'])
visitor = device('slow1', '10.77.0.2', '10.77.0.1')
enter(here)

rate = {server: 1638 * 125, visitor: 750 * 125}  # bytes a second
free = {server: 0.0, visitor: 0.0}
queue, number = [], 0
print('ready', flush=True)
while True:
    wait = max(0, queue[0][0] - time.monotonic()) if queue else 1
    for fd in select.select([server, visitor], [], [], wait)[0]:
        while True:
            try:
                packet = os.read(fd, 2048)
            except BlockingIOError:
                break
            now = time.monotonic()
            start = max(now, free[fd])
            if start - now > LONGEST_QUEUE:
                continue
            free[fd] = start + len(packet) / rate[fd]
            number += 1
            heapq.heappush(queue, (free[fd] + DELAY, number, visitor if fd == server else server, packet))
    while queue and queue[0][0] <= time.monotonic():
        _, _, fd, packet = heapq.heappop(queue)
        try:
            os.write(fd, packet)
        except OSError:
            pass  # The device's own queue is full.
